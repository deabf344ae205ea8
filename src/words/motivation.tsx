import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('motivation');

export default Outlet;
