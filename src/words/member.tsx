import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('member');

export default Outlet;
