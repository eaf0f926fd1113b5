/** What generators of manuals call one, behind the name of its subject. */
export const MANUAL =
  'documentation|docs|dokumentation|documentación|documentação|documentazione|dokumentacja|dokumentace|документация|ドキュメント|文档|文檔|說明文件|문서|manual';

const MERE_MANUAL = new RegExp(
  `^(?:(?:api|user|developer|code)\\s)?(?:${MANUAL}|reference|api|jsdoc|typedoc|javadoc)$`,
  'iu',
);

/** Whether a text is the word for a manual alone, which a generator ends each title with: "Documentation". */
export const isMereManual = (text: string): boolean => MERE_MANUAL.test(text);

const VERSION = new RegExp(`(?<=\\S)\\sv?\\d{1,4}(?:\\.\\w+){1,6}\\s(?:${MANUAL})$`, 'iu');

/** What a manual is about, where generators end its titles with the version: "Quarrel" of "Quarrel 3.2 documentation". */
export const withoutVersionOfManual = (text: string): string => text.replace(VERSION, '');
