export class Outside {}
Object.assign({}, {});
(Outside as { label?: string }).label = 'assigned outside';
export class Inside {
  static label = 'static inside';
}
let count = 0;
export const next = () => ++count;
