import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('site');

export default Outlet;
