import AtomicFiles
import CoreText
import Failures
import Foundation
import GoldenSets
import LiveScreens
import ScenePictures
import ScreenServer

// The program that 'render serve' starts, with its request as JSON.
StandardFiles.reserve()
LayoutWatchdog.start()

guard CommandLine.arguments.count == 2,
  let served = try? JSONDecoder().decode(
    ServedScreen.self, from: Data(CommandLine.arguments[1].utf8))
else {
  FileHandle.standardError.write(Data("'render serve SCREEN' starts this program.\n".utf8))
  exit(RunStatus.usage.code)
}
do {
  if let fonts = served.fonts {
    try FontLibrary.use(directory: URL(fileURLWithPath: fonts, isDirectory: true))
  }
  try FontLibrary.prepareOnce()
} catch {
  FileHandle.standardError.write(Data("render: \(error)\n".utf8))
  exit(RunStatus.environment.code)
}
let request = served.request
let permission = ScenePermission(limits: request.limits, allowsOutside: request.allowsOutside)
ScreenServer(
  LiveSource(request), goldens: LiveGoldens(served.set, permission: permission), port: served.port
).run()
