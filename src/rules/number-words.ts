/** The numbers from two to twenty in words, by language. Two words for one number have a slash between them. */
const wordsByLanguage: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  pt: 'dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
  'pt-BR':
    'dois/duas três quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze dezesseis dezessete dezoito dezenove vinte',
};

const smallest = 2;

/** The number that a word or one or two digits mean; undefined for other words, and for 0 and 1. */
export function numberOfWord(word: string, language: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word) >= smallest ? Number(word) : undefined;
  const index = wordsOf(language).findIndex((synonyms) => synonyms.includes(word.toLowerCase()));
  return index === -1 ? undefined : index + smallest;
}

/** A number in words if known, else in digits. */
export const wordOfNumber = (number: number, language: string): string =>
  wordsOf(language)[number - smallest]?.[0] ?? String(number);

function wordsOf(language: string): readonly (readonly string[])[] {
  const words = wordsByLanguage[language] ?? wordsByLanguage[language.split('-')[0] ?? ''] ?? '';
  return words.split(' ').map((synonyms) => synonyms.split('/'));
}
