export const Badge = ({ name }: { name: string }) => <strong>{name}</strong>;
