/** `[saudade](lang:pt)` marks text in another language, in link syntax with the language tag as the target. */
const languageMark = /^lang:([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?)$/;

/** The language tag in a link target; undefined for other targets. */
export const languageIn = (target: string): string | undefined => languageMark.exec(target)?.[1];
