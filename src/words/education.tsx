import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('education');

export default Outlet;
