import './chip.css';

export const chip = (text: string): string => `<b class="chip">${text}</b>`;
