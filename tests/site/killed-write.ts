import { realDisk } from '../../src/files/disk';
import { writeDocuments } from '../../src/files/write-documents';
import { type Broken, breakAt, changesOf } from './broken-disk';

/** Changes documents, and kills itself before or after the step of the given number. */
const [pages = '', step = '', how = ''] = process.argv.slice(2);
const kill = () => void process.kill(process.pid, 'SIGKILL');
await writeDocuments(pages, changesOf(pages), breakAt(realDisk, Number(step), how as Broken, kill).disk);
