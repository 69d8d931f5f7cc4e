export default function slug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
