import './chip.css';

export const chip = (text: string): string => `<b class="ck:px-2 ck:font-bold">${text}</b>`;
