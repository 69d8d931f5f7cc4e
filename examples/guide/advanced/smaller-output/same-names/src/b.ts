export class Plugin {
  static label = 'b';
}
