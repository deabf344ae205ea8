import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('bmi');

export default Outlet;
