import './chip.css';

export const chip = (label: string): string => `<b class="chip">${label}</b>`;
