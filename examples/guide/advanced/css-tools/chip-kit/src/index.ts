import './chip.css';

export const chip = (text: string): string => `<b class="px-2 font-bold">${text}</b>`;
