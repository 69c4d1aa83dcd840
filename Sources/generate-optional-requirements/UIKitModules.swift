import Foundation

/// UIKit's modules, the folders in `Sources` whose names begin with `UIKit`, and their files.
struct UIKitModules {
  private let files: [String: (url: URL, module: URL)]

  init(sources: URL) throws {
    let modules = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasPrefix("UIKit") }
    var found: [String: (url: URL, module: URL)] = [:]
    for module in modules {
      let files = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
      while let url = files?.nextObject() as? URL { found[url.lastPathComponent] = (url, module) }
    }
    files = found
  }

  /// Returns the location of the file with a name, in any module and folder.
  func file(_ name: String) throws -> URL { try location(of: name).url }

  /// Returns the folder of generated files in the module of a file.
  func optionals(following name: String) throws -> URL {
    try location(of: name).module.appendingPathComponent("Optionals")
  }

  private func location(of name: String) throws -> (url: URL, module: URL) {
    guard let place = files[name] else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
    }
    return place
  }
}
