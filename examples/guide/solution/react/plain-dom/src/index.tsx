import { Fragment, h } from './dom';

export const note = <><p>Wet paint</p></>;
