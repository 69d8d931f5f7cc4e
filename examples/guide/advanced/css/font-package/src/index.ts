import '@type/lora/400.css';

export const font = 'Lora';
