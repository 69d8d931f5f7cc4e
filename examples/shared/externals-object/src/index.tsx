import { useState } from 'react';
export const Seat = () => <b>{useState(0)[0]}</b>;
