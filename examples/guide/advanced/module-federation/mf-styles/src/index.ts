import './chip.css';
import './more';

export const chip = (): string => '<b class="chip"></b>';
