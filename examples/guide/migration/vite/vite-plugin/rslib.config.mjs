export default { plugins: [{ name: 'boat', transform: () => 'export const now = 2;' }] };
