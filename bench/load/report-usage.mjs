import { writeSync } from 'node:fs';

/** Loaded in front of a program: hands what it used to whoever started it, through the fourth of its files. */
process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
