import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('nutrition');

export default Outlet;
