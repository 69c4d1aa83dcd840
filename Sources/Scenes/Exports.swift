@_exported import SceneRendering
