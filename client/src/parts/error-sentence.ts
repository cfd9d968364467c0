// A refusal as one sentence for people.
import { t } from "../i18n/language.svelte";
import { ApiError } from "../net/api";

export function errorSentence(errorText: unknown): string {
  if (errorText instanceof ApiError)
    return errorText.message || (errorText.status === 0 ? t("client-offline") : t("client-refused"));
  return t("client-refused");
}
