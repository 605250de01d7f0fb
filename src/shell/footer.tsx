import type { Shell } from '../compiled';
export function Footer({ shell }: { shell: Shell }) { return <footer>{shell.footer.copyright}</footer>; }
