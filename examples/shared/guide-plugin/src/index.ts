import note from './note.notes';
export const text = note;
