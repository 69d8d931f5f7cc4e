import compiled from './font.css?inline';
import source from './font.css?raw';

export { compiled, source };
