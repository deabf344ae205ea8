import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('plans');

export default Outlet;
