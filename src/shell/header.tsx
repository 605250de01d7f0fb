import type { Shell } from '../compiled';
export function Header({ shell }: { shell: Shell }) { return <header>{shell.name}</header>; }
