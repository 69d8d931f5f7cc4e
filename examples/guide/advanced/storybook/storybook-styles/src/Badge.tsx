export const Badge = ({ children }: { children: string }) => <b className="px-2">{children}</b>;
