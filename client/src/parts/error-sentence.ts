// A refusal as one sentence for people.
import { t } from "../i18n/language.svelte";
import { Refused } from "../net/api";

export function sentenceOf(fault: unknown): string {
  if (fault instanceof Refused)
    return fault.message || (fault.status === 0 ? t("client-offline") : t("client-refused"));
  return t("client-refused");
}
