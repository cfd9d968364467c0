// The HTTP API of classes.
import type { GameEvent } from "../i18n/localization";
import { request, requestText } from "../net/api";
import type { components } from "../net/api-types";
import { navigate } from "../router.svelte";

type Schemas = components["schemas"];
export type ClassInfo = Schemas["ClassInfo"];
export type ClassTable = Schemas["ClassTableInfo"];
export type PupilInfo = Schemas["PupilInfo"];
/** The document of the API does not say what an event is. */
export type ClassDebrief = Omit<Schemas["Debrief"], "often" | "route"> & {
  often: { times: number; example: GameEvent }[];
  route: GameEvent[];
};
export type ClassQuestions = Schemas["QuestionList"];
export type NewClass = Schemas["NewClass"];

const TEACHER = /^#teacher=(.+)$/;

/** Return the teacher's token in the address of the page, or nothing. */
export const teacherToken = (hash: string): string => TEACHER.exec(hash)?.[1] ?? "";
const keptAs = (id: string): string => `organelle.teacher.${id}`;
/** Return the teacher's token of this tab. From the address of a page for the wall it is taken away: all can read that. */
export function tabToken(id: string, page: string, hash: string): string {
  const given = teacherToken(hash);
  if (!page) return given;
  if (!given) return sessionStorage.getItem(keptAs(id)) ?? "";
  sessionStorage.setItem(keptAs(id), given);
  navigate(`/class/${id}/${page}`, true);
  return given;
}
/** Return the address of a class for its teacher on any device. */
export const teacherLink = (id: string, token: string, page = ""): string =>
  `${location.origin}/class/${id}${page}#teacher=${token}`;
/** Return the address that leads pupils to a class. */
export const joinLink = (code: string): string => `${location.origin}/join/${code}`;
/** Return the address that moves a pupil's seat to the device that opens it. */
export const deviceLink = (id: string, token: string): string => `${location.origin}/class/${id}#seat=${token}`;

/** The requests of one class; the teacher's token goes with each. */
export function classApi(id: string, token: string) {
  const ask = <T = ClassInfo>(method: string, path: string, body?: unknown) =>
    request<T>(method, `/classes/${id}${path}`, body, token);
  return {
    read: () => ask("GET", ""),
    /** A quiz before the game is over when the game starts. */
    start: () => ask("PUT", "", { stage: "playing", frozen: false }),
    end: () => ask("PUT", "", { stage: "over" }),
    freeze: (frozen: boolean) => ask("PUT", "", { frozen }),
    freezeTable: (table: number, frozen: boolean) => ask("PUT", `/tables/${table}`, { frozen }),
    prolong: (minutes: number) => ask("PUT", "", { more_minutes: minutes }),
    join: () => ask("POST", "/pupils"),
    leave: () => ask<unknown>("DELETE", "/pupils"),
    move: (pupil: number, table: number) => ask("PUT", `/pupils/${pupil}`, { table }),
    remove: (pupil: number) => ask("PUT", `/pupils/${pupil}`, { gone: true }),
    standIn: (pupil: number, stands: boolean) => ask("PUT", `/pupils/${pupil}`, { stand_in: stands }),
    questions: () => ask<ClassQuestions>("GET", "/questions"),
    ask: (name: string, when: string) => ask("POST", "/question", { name, when }),
    show: () => ask("PUT", "/question", { shown: true }),
    answer: ({ number, name, when }: NonNullable<ClassInfo["question"]>, choice: number) =>
      ask("POST", "/answer", { question: number, choice, name, when }),
    debrief: () => ask<ClassDebrief>("GET", "/debrief"),
    report: () => requestText(`/classes/${id}/report`, token),
    takeSeat: (seat: string) => ask("POST", "/device", { token: seat }),
  };
}
export type ClassApi = ReturnType<typeof classApi>;

/** Open a class; the answer has its code and the token of its teacher. */
export const openClass = (wanted: NewClass): Promise<ClassInfo> => request<ClassInfo>("POST", "/classes", wanted);
