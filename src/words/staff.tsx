import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('staff');

export default Outlet;
