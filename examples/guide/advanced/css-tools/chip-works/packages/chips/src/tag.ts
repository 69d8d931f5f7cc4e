export const tag = (text: string): string => `<i class="underline">${text}</i>`;
