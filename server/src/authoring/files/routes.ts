import { deleteFile, deleteScenarioFile, deleteSimulationFile } from './delete-file.ts';
import { downloadFile } from './download-file.ts';
import { updateFile } from './update-file.ts';
import { uploadRoomFile, uploadScenarioFile, uploadSimulationFile } from './upload-file.ts';

/** Calls by which authors upload, read and delete files. The play group implements the calls of participants. */
export const fileRoutes = {
  uploadSimulationFile,
  deleteSimulationFile,
  uploadScenarioFile,
  deleteScenarioFile,
  uploadRoomFile,
  downloadFile,
  updateFile,
  deleteFile,
};
