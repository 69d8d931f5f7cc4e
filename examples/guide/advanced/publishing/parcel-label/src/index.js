import { dequal } from 'dequal';
import escapeHtml from 'escape-html';

export const label = ({ name }) => `<b>${escapeHtml(name)}</b>`;
export const sameParcel = (left, right) => dequal(left, right);
