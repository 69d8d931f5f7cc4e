import sun from './sun.svg?url';

export const Badge = ({ children }: { children: string }) => <b><img src={sun} alt="" />{children}</b>;
