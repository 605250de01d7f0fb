import { memoize } from '../document/memoize';
import type { LocalePack } from '../document/source';
import { primaryLanguage } from '../format/language-name';

/**
 * Common words of interfaces, by language. There are packs of words (packs/) for a few languages only, and authors also
 * copy words from sites in other languages.
 */
const commonWords: Readonly<Record<string, string>> = {
  en: 'add all and any apply are back before between by cancel change choose clear close come data delete do done edit final from hide home in is item it last less local location me media minute more name new next not note of off on open or other our out page per play previous print real reload remove reset save search send share show site skip some submit than that the there these this time to up via view website with you your',
  de: 'ab absenden alle als anzeigen auf aus ausblenden aktuelle bis bitte das dein deine der diese dieser drucken ein eine für geschlossen geöffnet geprüft heute ihr ihre inhalt ja jahr jahre kein keine kopieren kopiert kosten mehr menü mit monat monate montag nach nächste nein nicht noch nur oder öffnen öffnungszeiten pro quelle samstag schließen seite senden sonntag speichern sprache springen stadt startseite stunde stunden suche suchen tag tage teilen überspringen und unser von vorherige vorige wählen weiter weitere wird woche wochen zeigen zum zur zurück zwischen',
  fr: 'accueil adresse afficher aller année années aucun aucune aux avec chargement choisir choisissez contenu copié coût dans des dimanche du en enregistrer envoyer et fermer fermé fermée heure heures imprimer jour jours langue le les lien lundi masquer mois moins nos notre nous ou ouvert ouverte ouvrir oui partager plus pour précédent précédente prix rechercher retour samedi semaine semaines suivant suivante sur téléphone tous toutes un une veuillez vers ville votre vous',
  es: 'abierto al año años atrás aquí buscar cerrado cerrar ciudad compartir con contenido copiado coste del dirección día días elegir elija el enlace fuente horario idioma imprimir inicio ir las los lunes mes menú más ningún ninguna nuestro página para precio preguntas saltar sábado siguiente sin sí sobre su teléfono todos una viernes y',
  it: 'accanto anni anno aperto apri avanti cerca che chiudi chiuso città collegamento condividi contenuto con copiato costo degli dei della delle di domenica e giorni giorno gli il indietro indirizzo invia lingua lunedì mese mesi mostra nascondi nostro ogni ora ore pagina per precedente prezzo prossimo sabato salva scegli scorri settimana settimane stampa successivo sì telefono tutti un una vai venerdì',
  nl: 'aan afdrukken alle bij dagen delen deze een en ga geen gekopieerd gesloten geopend het inhoud jaar jaren ja kies maand maanden maandag meer met naar nee niet onze openen opslaan pagina prijs sluiten startpagina stad taal terug toon tonen uur van verbergen verder verzenden volgende voor vorige weken wijzigen zaterdag zoeken zondag',
  pt: 'abrir adicionar ano anos aberto com copiado fechar fechado guardar ir já mais mostrar não nosso página para partilhar procurar seguinte sem semana sobre sua todos uma voltar você',
};

/** The language of a text of the interface, if it is certainly another than the site's. */
export function otherLanguageOf(
  text: string,
  language: string,
  packs: Readonly<Record<string, LocalePack>>,
): string | undefined {
  const vocabularyByLanguage = vocabularies(packs);
  const ownVocabulary = vocabularyByLanguage.get(primaryLanguage(language));
  if (!ownVocabulary) return undefined;
  const words = wordsIn(text);
  const ownCount = words.filter((word) => ownVocabulary.has(word)).length;
  let [likelyLanguage, likelyCount] = ['', 0];
  for (const [other, vocabulary] of vocabularyByLanguage) {
    const count = words.filter((word) => vocabulary.has(word) && !ownVocabulary.has(word)).length;
    if (count > likelyCount) [likelyLanguage, likelyCount] = [other, count];
  }
  // At least half of the words are of the other language alone, and at most as many of the site's own.
  const isCertain = likelyCount > 0 && likelyCount >= ownCount && 2 * likelyCount >= words.length;
  return isCertain ? likelyLanguage : undefined;
}

/** The known words of each language: the common ones, and those of its pack. */
const vocabularies = memoize(
  (packs: Readonly<Record<string, LocalePack>>): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map(
      Object.entries(commonWords).map(([language, words]) => [language, new Set(words.split(' '))]),
    );
    for (const [tag, pack] of Object.entries(packs)) {
      const ownWords = found.get(primaryLanguage(tag)) ?? new Set<string>();
      for (const word of allWords(pack)) ownWords.add(word);
      found.set(primaryLanguage(tag), ownWords);
    }
    return found;
  },
);

/** All words in the texts of a pack, at any depth. */
const allWords = (pack: unknown): readonly string[] =>
  typeof pack === 'string' ? wordsIn(pack) : Object.values(Object(pack)).flatMap(allWords);

/** Words of at least two letters, as shorter ones exist in many languages, without placeholders such as {number}. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/\{\w+\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];
