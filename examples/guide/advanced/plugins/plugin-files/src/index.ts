import dot from './dot.png';
import Note from './note.mdx';
import row from './row.pug';

export { dot, Note, row };
