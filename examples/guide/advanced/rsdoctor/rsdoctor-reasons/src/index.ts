import './pulse';
import './beat';
import './called';

export const rate = 72;
