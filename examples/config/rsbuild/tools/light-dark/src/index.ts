import './tag.css';

export const area = (room?: { size: number }) => room?.size ?? 0;
export class Tag {
  static { console.log('tag'); }
}
