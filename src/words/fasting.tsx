import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('fasting');

export default Outlet;
