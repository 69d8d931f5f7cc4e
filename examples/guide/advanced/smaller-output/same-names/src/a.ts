export class Plugin {
  a = 1;
}
