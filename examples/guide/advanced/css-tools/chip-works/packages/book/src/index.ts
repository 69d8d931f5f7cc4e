import './book.css';
import { tag } from '../../chips/src/tag';

export const page = (): string => `<p class="px-2">${tag('New')}</p>`;
