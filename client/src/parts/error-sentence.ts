// Errors as sentences for people.
import { t } from "../i18n/language.svelte";
import { ApiError } from "../net/api";

/** Return the sentence for anything that was thrown. */
export function errorSentence(error: unknown): string {
  if (error instanceof ApiError)
    return error.message || (error.status === 0 ? t("client-offline") : t("client-refused"));
  return t("client-refused");
}
