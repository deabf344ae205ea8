import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('account');

export default Outlet;
