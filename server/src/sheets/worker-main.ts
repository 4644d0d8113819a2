import { workAt } from '../aside/work.ts';
import { parseSheets } from './parse.ts';

workAt(parseSheets);
